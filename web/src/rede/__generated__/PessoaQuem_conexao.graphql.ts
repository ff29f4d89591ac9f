/**
 * @generated SignedSource<<ec63b4962ca28b5caf92b8aac6efaf71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PessoaQuem_conexao$data = {
  readonly departamento: string | null;
  readonly papel: string;
  readonly pessoa: {
    readonly avatar: string | null;
    readonly codigo: string;
    readonly nome: string | null;
  };
  readonly " $fragmentType": "PessoaQuem_conexao";
};
export type PessoaQuem_conexao$key = {
  readonly " $data"?: PessoaQuem_conexao$data;
  readonly " $fragmentSpreads": FragmentRefs<"PessoaQuem_conexao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PessoaQuem_conexao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "papel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "departamento",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "pessoa",
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
  "type": "Conexao",
  "abstractKey": null
};

(node as any).hash = "c3eeb174f87c90637f37477ac4a2b245";

export default node;
