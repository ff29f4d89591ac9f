/**
 * @generated SignedSource<<948d7629e0342a865a1513219abb78be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecaoDePessoas_conexoes$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PessoaCard_conexao">;
  readonly " $fragmentType": "SecaoDePessoas_conexoes";
}>;
export type SecaoDePessoas_conexoes$key = ReadonlyArray<{
  readonly " $data"?: SecaoDePessoas_conexoes$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecaoDePessoas_conexoes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "SecaoDePessoas_conexoes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PessoaCard_conexao"
    }
  ],
  "type": "Conexao",
  "abstractKey": null
};

(node as any).hash = "359d5b855fd9f868aced7865b12d930d";

export default node;
