/**
 * @generated SignedSource<<78996208debb1f699234e994a6172783>>
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

(node as any).hash = "97eadb71efe8cca1ec0db3c8ddcde782";

export default node;
