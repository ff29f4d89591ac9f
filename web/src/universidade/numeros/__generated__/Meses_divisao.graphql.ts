/**
 * @generated SignedSource<<de3ddaef8f77bf7691263fc8f9789cf1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Meses_divisao$data = {
  readonly grupos: ReadonlyArray<{
    readonly nome: string;
    readonly total: number | null;
  }>;
  readonly " $fragmentType": "Meses_divisao";
};
export type Meses_divisao$key = {
  readonly " $data"?: Meses_divisao$data;
  readonly " $fragmentSpreads": FragmentRefs<"Meses_divisao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Meses_divisao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GrupoDoMural",
      "kind": "LinkedField",
      "name": "grupos",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DivisaoDoMural",
  "abstractKey": null
};

(node as any).hash = "9dac5d53814eb427a860337f9990022a";

export default node;
