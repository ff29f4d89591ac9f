/**
 * @generated SignedSource<<45ca88a4a61ef18dc8a7fcae72ceadfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PapelNaRede = "ESTUDANTE" | "EX_ALUNO" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type PessoaResumo_conexao$data = {
  readonly cursoOuDepartamento: string | null;
  readonly papelNaRede: PapelNaRede;
  readonly pessoa: {
    readonly codigo: string;
    readonly nome: string | null;
  };
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "PessoaResumo_conexao";
};
export type PessoaResumo_conexao$key = {
  readonly " $data"?: PessoaResumo_conexao$data;
  readonly " $fragmentSpreads": FragmentRefs<"PessoaResumo_conexao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PessoaResumo_conexao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "papelNaRede",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cursoOuDepartamento",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conexao",
  "abstractKey": null
};

(node as any).hash = "80bd1eea6ddc1ba7d033415e3580efe4";

export default node;
