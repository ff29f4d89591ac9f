/**
 * @generated SignedSource<<fe221f96472b55e564639f152a5ef01e>>
 * @relayHash 445ad1056d03815428d4f7561ad2cf67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31e427afa5dfd8850591621304e9b9c68a50f45378052dedb31e3be38a3269fb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DivulgarResultadoInput = {
  em?: string | null;
  vaga: string;
};
export type useDivulgarMutation$variables = {
  input: DivulgarResultadoInput;
};
export type useDivulgarMutation$data = {
  readonly divulgarResultado: {
    readonly __typename: "DivulgarResultadoSuccess";
    readonly divulgadas: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useCandidatos_candidatura">;
    }> | null;
    readonly selecao: {
      readonly " $fragmentSpreads": FragmentRefs<"Situacao_selecao">;
    } | null;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    readonly __typename: "NadaADivulgar";
    readonly atual: {
      readonly " $fragmentSpreads": FragmentRefs<"Situacao_selecao">;
    } | null;
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDivulgarMutation = {
  response: useDivulgarMutation$data;
  variables: useDivulgarMutation$variables;
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
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "etapa",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "retida",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versao",
  "storageKey": null
},
v6 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Situacao_selecao"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    (v7/*:: as any*/)
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lugares",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "aprovadas",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "retidas",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "divulgacaoEm",
    "storageKey": null
  },
  (v9/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDivulgarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "divulgarResultado",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Candidatura",
                "kind": "LinkedField",
                "name": "divulgadas",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "useCandidatos_candidatura",
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Selecao",
                "kind": "LinkedField",
                "name": "selecao",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "DivulgarResultadoSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              {
                "alias": "atual",
                "args": null,
                "concreteType": "Selecao",
                "kind": "LinkedField",
                "name": "selecao",
                "plural": false,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "NadaADivulgar",
            "abstractKey": null
          },
          (v8/*:: as any*/)
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
    "name": "useDivulgarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "divulgarResultado",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Candidatura",
                "kind": "LinkedField",
                "name": "divulgadas",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Selecao",
                "kind": "LinkedField",
                "name": "selecao",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "DivulgarResultadoSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              {
                "alias": "atual",
                "args": null,
                "concreteType": "Selecao",
                "kind": "LinkedField",
                "name": "selecao",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "NadaADivulgar",
            "abstractKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "31e427afa5dfd8850591621304e9b9c68a50f45378052dedb31e3be38a3269fb",
    "metadata": {},
    "name": "useDivulgarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "70f7107c05953409202795e975fd8bd6";

export default node;
