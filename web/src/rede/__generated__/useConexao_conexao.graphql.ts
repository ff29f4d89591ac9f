/**
 * @generated SignedSource<<44655a58f2aa238cefa8a63e9410eb49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useConexao_conexao$data = {
  readonly conectado: boolean;
  readonly id: string;
  readonly pessoa: {
    readonly codigo: string;
    readonly id: string;
    readonly nome: string | null;
  };
  readonly " $fragmentType": "useConexao_conexao";
};
export type useConexao_conexao$key = {
  readonly " $data"?: useConexao_conexao$data;
  readonly " $fragmentSpreads": FragmentRefs<"useConexao_conexao">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useConexao_conexao",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conectado",
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
        (v0/*:: as any*/),
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
})();

(node as any).hash = "36c95d95ce04144c1a8bfb35e20b5a56";

export default node;
