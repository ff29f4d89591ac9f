/**
 * @generated SignedSource<<a8a370de26a9eb028bdf8ff6a2a305d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PapelNaRede = "ESTUDANTE" | "EX_ALUNO" | "PROFESSOR";
import type { FragmentRefs } from "relay-runtime";
export type PessoaQuem_conexao$data = {
  readonly cursoOuDepartamento: string | null;
  readonly papelNaRede: PapelNaRede;
  readonly pessoa: {
    readonly avatar: string | null;
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
      "concreteType": "Pessoa",
      "kind": "LinkedField",
      "name": "pessoa",
      "plural": false,
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

(node as any).hash = "b5fa95081fc7a64cddc849d6477e2cf9";

export default node;
