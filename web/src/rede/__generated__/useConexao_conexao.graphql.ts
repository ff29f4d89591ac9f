/**
 * @generated SignedSource<<99c86194c410c07e2e334dff8e907822>>
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
  };
  readonly " $fragmentType": "useConexao_conexao";
};
export type useConexao_conexao$key = {
  readonly " $data"?: useConexao_conexao$data;
  readonly " $fragmentSpreads": FragmentRefs<"useConexao_conexao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useConexao_conexao",
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
          "name": "codigo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Conexao",
  "abstractKey": null
};

(node as any).hash = "af57c5b22a7a3a79c95e94ce7b9a7e73";

export default node;
