/**
 * @generated SignedSource<<b3b2370641d29c3adb83d867166e5e07>>
 * @relayHash df092408908fb00cc96f2cf560451a43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16fb24b3696e4efdec4123da587fed9ab8c6aad6bca2fd5b3552e33c03ec616e

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
      readonly __id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao">;
    };
  } | {
    readonly __typename: "CancelarCandidaturaSuccess";
    readonly situacao: {
      readonly __id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao">;
    };
    readonly viewer?: {
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturasList_total">;
    };
  } | {
    readonly __typename: "NaoCandidatado";
    readonly mensagem: string;
    readonly situacao: {
      readonly __id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao">;
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
  "kind": "ClientExtension",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__id",
      "storageKey": null
    }
  ]
},
v5 = {
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
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "etapa",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = {
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
    (v8/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "temRespostas",
      "storageKey": null
    },
    (v9/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v12 = {
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
            (v11/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ContagemDaEtapa",
              "kind": "LinkedField",
              "name": "porEtapa",
              "plural": true,
              "selections": [
                (v8/*:: as any*/),
                (v11/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": "candidaturas(first:20)"
        },
        (v9/*:: as any*/)
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
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "type": "CancelarCandidaturaSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "type": "NaoCandidatado",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v5/*:: as any*/)
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
              (v10/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "type": "CancelarCandidaturaSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v10/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "type": "NaoCandidatado",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v10/*:: as any*/)
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
    "id": "16fb24b3696e4efdec4123da587fed9ab8c6aad6bca2fd5b3552e33c03ec616e",
    "metadata": {},
    "name": "useCancelarCandidaturaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d783a77dcdf6fa83d68a0451b1358b89";

export default node;
