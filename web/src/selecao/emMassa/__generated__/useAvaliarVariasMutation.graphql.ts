/**
 * @generated SignedSource<<d598f0b147cf87726b310ab7544e69a8>>
 * @relayHash 730f6346b20fc61af6b9e1ef1e164f99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9798d889a7cf8f4667793bb275f0b5709ee2a66d95cf7ef249e9c0da54e56d0c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AvaliarCandidaturasInput = {
  candidaturas: ReadonlyArray<string>;
  etiqueta?: string | null;
  nota?: number | null;
  vaga: string;
};
export type useAvaliarVariasMutation$variables = {
  input: AvaliarCandidaturasInput;
};
export type useAvaliarVariasMutation$data = {
  readonly avaliarCandidaturas: {
    readonly __typename: "AvaliarCandidaturasSuccess";
    readonly avaliadas: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useCandidatos_avaliacao">;
    }> | null;
    readonly recusadas: ReadonlyArray<{
      readonly idDaCandidatura: string;
      readonly mensagem: string;
    }> | null;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useAvaliarVariasMutation = {
  response: useAvaliarVariasMutation$data;
  variables: useAvaliarVariasMutation$variables;
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
  "name": "nota",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "etiquetas",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalDeAnotacoes",
  "storageKey": null
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
  "concreteType": "CandidaturaNaoAvaliada",
  "kind": "LinkedField",
  "name": "recusadas",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "idDaCandidatura",
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/)
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAvaliarVariasMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "avaliarCandidaturas",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Avaliacao",
                "kind": "LinkedField",
                "name": "avaliadas",
                "plural": true,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "useCandidatos_avaliacao",
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
              (v7/*:: as any*/)
            ],
            "type": "AvaliarCandidaturasSuccess",
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
    "name": "useAvaliarVariasMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "avaliarCandidaturas",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Avaliacao",
                "kind": "LinkedField",
                "name": "avaliadas",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
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
              (v7/*:: as any*/)
            ],
            "type": "AvaliarCandidaturasSuccess",
            "abstractKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9798d889a7cf8f4667793bb275f0b5709ee2a66d95cf7ef249e9c0da54e56d0c",
    "metadata": {},
    "name": "useAvaliarVariasMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a56c1904ab68e2c695030d4325f376b6";

export default node;
