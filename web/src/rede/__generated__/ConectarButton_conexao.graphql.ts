/**
 * @generated SignedSource<<f41315d161d82a57817596c43e03bd95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConectarButton_conexao$data = {
  readonly conectado: boolean;
  readonly pessoa: {
    readonly nome: string | null;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useConexao_conexao">;
  readonly " $fragmentType": "ConectarButton_conexao";
};
export type ConectarButton_conexao$key = {
  readonly " $data"?: ConectarButton_conexao$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConectarButton_conexao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConectarButton_conexao",
  "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useConexao_conexao"
    }
  ],
  "type": "Conexao",
  "abstractKey": null
};

(node as any).hash = "241ee9f85c6a27e9b52b9b4d4eac0672";

export default node;
