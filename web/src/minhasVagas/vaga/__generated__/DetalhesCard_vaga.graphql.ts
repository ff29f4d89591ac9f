/**
 * @generated SignedSource<<542b6e46ee4b034a5ceffbe3337d2b67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetalhesCard_vaga$data = {
  readonly local: {
    readonly nome: string;
  } | null;
  readonly " $fragmentType": "DetalhesCard_vaga";
};
export type DetalhesCard_vaga$key = {
  readonly " $data"?: DetalhesCard_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetalhesCard_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DetalhesCard_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Local",
      "kind": "LinkedField",
      "name": "local",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "b9b669bbfe972fd104d2e8692f2c5438";

export default node;
