/**
 * @generated SignedSource<<99594e8f6b3d0507c612f4eb90984ef2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaInteresses_vaga$data = {
  readonly interesses: ReadonlyArray<{
    readonly id: string;
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
          "name": "id",
          "storageKey": null
        },
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

(node as any).hash = "d35d3a9aefb6ab8c99a7652f99f32899";

export default node;
