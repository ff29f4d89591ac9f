/**
 * @generated SignedSource<<1d2e29d64927d378f276528010b2ca80>>
 * @relayHash 58455fd089984f4b5a1624a6688bbbf4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74580627ca153b6b64f69e2397df789c9e818800146ab04ad592cc736e5f403c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConexaoInput = {
  pessoa: string;
};
export type useConexaoConectarMutation$variables = {
  input: ConexaoInput;
};
export type useConexaoConectarMutation$data = {
  readonly conectar: {
    readonly conexao: {
      readonly " $fragmentSpreads": FragmentRefs<"ConectarButton_conexao">;
    };
  };
};
export type useConexaoConectarMutation = {
  response: useConexaoConectarMutation$data;
  variables: useConexaoConectarMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useConexaoConectarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConexaoPayload",
        "kind": "LinkedField",
        "name": "conectar",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Conexao",
            "kind": "LinkedField",
            "name": "conexao",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ConectarButton_conexao"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConexaoConectarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConexaoPayload",
        "kind": "LinkedField",
        "name": "conectar",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Conexao",
            "kind": "LinkedField",
            "name": "conexao",
            "plural": false,
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
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "codigo",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "74580627ca153b6b64f69e2397df789c9e818800146ab04ad592cc736e5f403c",
    "metadata": {},
    "name": "useConexaoConectarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2ac2581a8e283c832422b2ca68e414a9";

export default node;
