/**
 * @generated SignedSource<<3e825cfc9c690ccbdb5065b8c0b0001d>>
 * @relayHash a1bb0134d1b8fc009c6095268713cdb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b134a9ae4d84a42c4d4655da2a7d1827bbd642276fdb835293cf551b5eaaedee

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelarCandidaturaInput = {
  vaga: string;
};
export type useCancelarCandidaturaMutation$variables = {
  contar: boolean;
  input: CancelarCandidaturaInput;
};
export type useCancelarCandidaturaMutation$data = {
  readonly cancelarCandidatura: {
    readonly __typename: "CancelamentoRecusado";
    readonly mensagem: string;
    readonly situacao: {
      readonly __typename: "SituacaoDaCandidatura";
      readonly __id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao" | "candidaturasDoViewer_situacao">;
    };
  } | {
    readonly __typename: "CancelarCandidaturaSuccess";
    readonly situacao: {
      readonly __typename: "SituacaoDaCandidatura";
      readonly __id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao" | "candidaturasDoViewer_situacao">;
    };
    readonly viewer?: {
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturasList_total">;
    };
  } | {
    readonly __typename: "NaoCandidatado";
    readonly mensagem: string;
    readonly situacao: {
      readonly __typename: "SituacaoDaCandidatura";
      readonly __id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao" | "candidaturasDoViewer_situacao">;
    };
    readonly viewer?: {
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturasList_total">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCancelarCandidaturaMutation = {
  response: useCancelarCandidaturaMutation$data;
  variables: useCancelarCandidaturaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "contar"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "SituacaoDaCandidatura",
  "kind": "LinkedField",
  "name": "situacao",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidaturaCard_situacao"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "candidaturasDoViewer_situacao"
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__id",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "condition": "contar",
  "kind": "Condition",
  "passingValue": true,
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "CandidaturasList_total"
        }
      ],
      "storageKey": null
    }
  ]
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "etapa",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "SituacaoDaCandidatura",
  "kind": "LinkedField",
  "name": "situacao",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidatado",
      "storageKey": null
    },
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "temRespostas",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v10 = {
  "condition": "contar",
  "kind": "Condition",
  "passingValue": true,
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
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 20
            }
          ],
          "concreteType": "CandidaturaConnection",
          "kind": "LinkedField",
          "name": "candidaturas",
          "plural": false,
          "selections": [
            (v9/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ContagemDaEtapa",
              "kind": "LinkedField",
              "name": "porEtapa",
              "plural": true,
              "selections": [
                (v7/*:: as any*/),
                (v9/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": "candidaturas(first:20)"
        }
      ],
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelarCandidaturaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelarCandidatura",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "type": "CancelarCandidaturaSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "type": "NaoCandidatado",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "type": "CancelamentoRecusado",
            "abstractKey": null
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useCancelarCandidaturaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelarCandidatura",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v8/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "type": "CancelarCandidaturaSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v8/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "type": "NaoCandidatado",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v6/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "type": "CancelamentoRecusado",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b134a9ae4d84a42c4d4655da2a7d1827bbd642276fdb835293cf551b5eaaedee",
    "metadata": {},
    "name": "useCancelarCandidaturaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a11827e97d8fd804ae718a60b997b120";

export default node;
