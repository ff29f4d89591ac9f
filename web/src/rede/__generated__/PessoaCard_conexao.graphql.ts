/**
 * @generated SignedSource<<de364474f87704370f1b6bb428550a60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PessoaCard_conexao$data = {
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"ConectarButton_conexao" | "PessoaQuem_conexao" | "VerPerfil_conexao">;
  readonly " $fragmentType": "PessoaCard_conexao";
};
export type PessoaCard_conexao$key = {
  readonly " $data"?: PessoaCard_conexao$data;
  readonly " $fragmentSpreads": FragmentRefs<"PessoaCard_conexao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PessoaCard_conexao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PessoaQuem_conexao"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VerPerfil_conexao"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConectarButton_conexao"
    }
  ],
  "type": "Conexao",
  "abstractKey": null
};

(node as any).hash = "92e5da80a3c800c585c55e7dbeab93cd";

export default node;
