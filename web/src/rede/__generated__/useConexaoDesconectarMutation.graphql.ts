/**
 * @generated SignedSource<<25969786bc405ad9f2f174e96cf53d94>>
 * @relayHash 3fbc08f4ee925f5bb2849018a05a71b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b644d779101d26af27a9545f2f30b5ce2d0a3b938b947c1fb43046e4a8b9b1d4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConexaoInput = {
  pessoa: string;
};
export type useConexaoDesconectarMutation$variables = {
  input: ConexaoInput;
};
export type useConexaoDesconectarMutation$data = {
  readonly desconectar: {
    readonly conexao: {
      readonly " $fragmentSpreads": FragmentRefs<"ConectarButton_conexao">;
    };
  };
};
export type useConexaoDesconectarMutation = {
  response: useConexaoDesconectarMutation$data;
  variables: useConexaoDesconectarMutation$variables;
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
    "name": "useConexaoDesconectarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConexaoPayload",
        "kind": "LinkedField",
        "name": "desconectar",
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
    "name": "useConexaoDesconectarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConexaoPayload",
        "kind": "LinkedField",
        "name": "desconectar",
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
    "id": "b644d779101d26af27a9545f2f30b5ce2d0a3b938b947c1fb43046e4a8b9b1d4",
    "metadata": {},
    "name": "useConexaoDesconectarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bc16cd3aab2145dd23a17effc05d3c9b";

export default node;
