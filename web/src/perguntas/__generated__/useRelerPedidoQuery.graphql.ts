/**
 * @generated SignedSource<<fd3e018a10bef8b4c080a02b5e67a839>>
 * @relayHash bb9f0b286be80331d7d88ddd6fc938f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f89574426d40cfeafa3636931fd40b282ede1ed08e10f7a2ae9554d03b78363b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRelerPedidoQuery$variables = {
  vaga: string;
};
export type useRelerPedidoQuery$data = {
  readonly viewer: {
    readonly pedidoDaVaga: {
      readonly " $fragmentSpreads": FragmentRefs<"respostas_pedido">;
    } | null;
  } | null;
};
export type useRelerPedidoQuery = {
  response: useRelerPedidoQuery$data;
  variables: useRelerPedidoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "vaga"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "vaga",
    "variableName": "vaga"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRelerPedidoQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "PedidoDaVaga",
            "kind": "LinkedField",
            "name": "pedidoDaVaga",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "respostas_pedido"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRelerPedidoQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "PedidoDaVaga",
            "kind": "LinkedField",
            "name": "pedidoDaVaga",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "arquivo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "instrucao",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Pergunta",
                "kind": "LinkedField",
                "name": "perguntas",
                "plural": true,
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
                    "name": "texto",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tipo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "obrigatoria",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "opcoes",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f89574426d40cfeafa3636931fd40b282ede1ed08e10f7a2ae9554d03b78363b",
    "metadata": {},
    "name": "useRelerPedidoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4a378832852685282453ab6ff4b3dc75";

export default node;
