/**
 * @generated SignedSource<<c7a4d1e170dbf6841555d3bf0b0bcdf3>>
 * @relayHash c84ea995103ea3d746a47fab922774da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID add2dc8eb52474033abb23beea7cde49d9fdc346a4490228abdce70cfa52ab3a

import type { ConcreteRequest } from 'relay-runtime';
export type useBuscaDeMensagensQuery$variables = {
  busca: string;
};
export type useBuscaDeMensagensQuery$data = {
  readonly viewer: {
    readonly mensagensEncontradas: ReadonlyArray<{
      readonly mensagem: {
        readonly conteudo: string;
        readonly criadaEm: string;
        readonly id: string;
        readonly minha: boolean;
      };
      readonly pessoa: {
        readonly codigo: string;
        readonly nome: string | null;
      };
    }> | null;
  } | null;
};
export type useBuscaDeMensagensQuery = {
  response: useBuscaDeMensagensQuery$data;
  variables: useBuscaDeMensagensQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "busca"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "busca",
    "variableName": "busca"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codigo",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Mensagem",
  "kind": "LinkedField",
  "name": "mensagem",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conteudo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "criadaEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minha",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBuscaDeMensagensQuery",
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
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v1/*:: as any*/),
              "concreteType": "MensagemEncontrada",
              "kind": "LinkedField",
              "name": "mensagensEncontradas",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Pessoa",
                  "kind": "LinkedField",
                  "name": "pessoa",
                  "plural": false,
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/)
                  ],
                  "storageKey": null
                },
                (v5/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
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
    "name": "useBuscaDeMensagensQuery",
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
            "concreteType": "MensagemEncontrada",
            "kind": "LinkedField",
            "name": "mensagensEncontradas",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Pessoa",
                "kind": "LinkedField",
                "name": "pessoa",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "add2dc8eb52474033abb23beea7cde49d9fdc346a4490228abdce70cfa52ab3a",
    "metadata": {},
    "name": "useBuscaDeMensagensQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6516bf50383b9d10269f4f2c1faa5659";

export default node;
