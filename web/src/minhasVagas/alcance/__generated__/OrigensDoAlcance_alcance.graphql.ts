/**
 * @generated SignedSource<<5c85901c8058999ca8dc92fe8b9ff7c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrigemDaVisita = "ALERTA" | "BUSCA" | "LINK" | "LISTA";
import type { FragmentRefs } from "relay-runtime";
export type OrigensDoAlcance_alcance$data = {
  readonly origens: ReadonlyArray<{
    readonly comecaram: number;
    readonly origem: OrigemDaVisita;
    readonly viram: number;
  }>;
  readonly " $fragmentType": "OrigensDoAlcance_alcance";
};
export type OrigensDoAlcance_alcance$key = {
  readonly " $data"?: OrigensDoAlcance_alcance$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrigensDoAlcance_alcance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrigensDoAlcance_alcance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrigemDoAlcance",
      "kind": "LinkedField",
      "name": "origens",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "origem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viram",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comecaram",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Alcance",
  "abstractKey": null
};

(node as any).hash = "149ee9f678fd117dc82ec09b951561fc";

export default node;
