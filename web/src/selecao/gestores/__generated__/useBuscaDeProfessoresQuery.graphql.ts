/**
 * @generated SignedSource<<1540bc4e1a2a91d6181866fbcf0e9c6b>>
 * @relayHash cc157d6090cfa4878f1af5b7c3d828d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 211e9837c52b8676a7f0af31fb411685f143ea971c7a323a57f85d4dd0e0c5e4

import type { ConcreteRequest } from 'relay-runtime';
export type PapelNaRede = "ESTUDANTE" | "EX_ALUNO" | "PROFESSOR";
export type useBuscaDeProfessoresQuery$variables = {
  busca: string;
};
export type useBuscaDeProfessoresQuery$data = {
  readonly viewer: {
    readonly rede: {
      readonly sugestoes: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly cursoOuDepartamento: string | null;
            readonly papelNaRede: PapelNaRede;
            readonly pessoa: {
              readonly id: string;
              readonly nome: string | null;
            };
          };
        }>;
      } | null;
    };
  } | null;
};
export type useBuscaDeProfessoresQuery = {
  response: useBuscaDeProfessoresQuery$data;
  variables: useBuscaDeProfessoresQuery$variables;
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
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "papelNaRede",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursoOuDepartamento",
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
  "concreteType": "Pessoa",
  "kind": "LinkedField",
  "name": "pessoa",
  "plural": false,
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nome",
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
    "name": "useBuscaDeProfessoresQuery",
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
            "args": null,
            "concreteType": "Rede",
            "kind": "LinkedField",
            "name": "rede",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "SugestaoConnection",
                "kind": "LinkedField",
                "name": "sugestoes",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SugestaoEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Conexao",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          (v5/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
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
    "name": "useBuscaDeProfessoresQuery",
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
            "args": null,
            "concreteType": "Rede",
            "kind": "LinkedField",
            "name": "rede",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v1/*:: as any*/),
                "concreteType": "SugestaoConnection",
                "kind": "LinkedField",
                "name": "sugestoes",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SugestaoEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Conexao",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          (v5/*:: as any*/),
                          (v4/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
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
    "id": "211e9837c52b8676a7f0af31fb411685f143ea971c7a323a57f85d4dd0e0c5e4",
    "metadata": {},
    "name": "useBuscaDeProfessoresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bd7caacfabf242e7e83ef203cc1923b4";

export default node;
