/**
 * @generated SignedSource<<6a93e070a91f7915cfc9050f6447a878>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagaAutor_vaga$data = {
  readonly autor: {
    readonly avatar: string | null;
    readonly codigo: string;
    readonly nome: string | null;
  } | null;
  readonly criadaEm: string | null;
  readonly " $fragmentType": "VagaAutor_vaga";
};
export type VagaAutor_vaga$key = {
  readonly " $data"?: VagaAutor_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagaAutor_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VagaAutor_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "autor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codigo",
          "storageKey": null
        },
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
          "name": "avatar",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "386a1148c4f28140291e5ed9ef40399e";

export default node;
