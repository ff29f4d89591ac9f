/**
 * @generated SignedSource<<8e1426418a0d9abdefdbc37126fc1c86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaInteresses_vaga$data = {
  readonly interesses: ReadonlyArray<{
    readonly nome: string;
  }>;
  readonly " $fragmentType": "VagaInteresses_vaga";
};
export type VagaInteresses_vaga$key = {
  readonly " $data"?: VagaInteresses_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaInteresses_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaInteresses_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Interesse",
      "kind": "LinkedField",
      "name": "interesses",
      "plural": true,
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

(node as any).hash = "ff4c7302da0de78b12139f75c67fea30";

export default node;
