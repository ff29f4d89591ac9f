/**
 * @generated SignedSource<<77bd3afcafbf475ed0519bde23acb8e2>>
 * @relayHash 8caffcfad9a38ff7538b78e6b542f3e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ba4e1f33d634ff0300966fc6cec46b0fd355e01d1b76b1268e29d46ecefe3a0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useRespostasFormQuery$variables = {
  vaga: string;
};
export type useRespostasFormQuery$data = {
  readonly node: {
    readonly pedido?: {
      readonly " $fragmentSpreads": FragmentRefs<"respostas_pedido">;
    } | null;
  } | null;
};
export type useRespostasFormQuery = {
  response: useRespostasFormQuery$data;
  variables: useRespostasFormQuery$variables;
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
    "name": "id",
    "variableName": "vaga"
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
    "name": "useRespostasFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PedidoDaVaga",
                "kind": "LinkedField",
                "name": "pedido",
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
            "type": "Vaga",
            "abstractKey": null
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
    "name": "useRespostasFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PedidoDaVaga",
                "kind": "LinkedField",
                "name": "pedido",
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
                      (v2/*:: as any*/),
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
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "Vaga",
            "abstractKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7ba4e1f33d634ff0300966fc6cec46b0fd355e01d1b76b1268e29d46ecefe3a0",
    "metadata": {},
    "name": "useRespostasFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "abaac179594a9c5e965aebb2b0379f9b";

export default node;
