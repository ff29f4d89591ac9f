/**
 * @generated SignedSource<<6f087e0001607071607776aff2b828cc>>
 * @relayHash 7d1e8423a8573ec1dd40bc83e70c5f08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98a13d2468b34da156ba9401687e904169d4c8815ca05c04ae8fe10826d817e1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompartilharHistoricoInput = {
  compartilhar: boolean;
  vaga: string;
};
export type useCompartilharHistoricoMutation$variables = {
  input: CompartilharHistoricoInput;
};
export type useCompartilharHistoricoMutation$data = {
  readonly compartilharHistorico: {
    readonly __typename: "CompartilharHistoricoSuccess";
    readonly candidatura: {
      readonly " $fragmentSpreads": FragmentRefs<"CompartilhamentoDoHistorico_candidatura">;
    } | null;
  } | {
    readonly __typename: "NaoCandidatado";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCompartilharHistoricoMutation = {
  response: useCompartilharHistoricoMutation$data;
  variables: useCompartilharHistoricoMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mensagem",
      "storageKey": null
    }
  ],
  "type": "NaoCandidatado",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCompartilharHistoricoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "compartilharHistorico",
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
                "name": "candidatura",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "CompartilhamentoDoHistorico_candidatura"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CompartilharHistoricoSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useCompartilharHistoricoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "compartilharHistorico",
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
                "name": "candidatura",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "compartilhaHistorico",
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
            "type": "CompartilharHistoricoSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "98a13d2468b34da156ba9401687e904169d4c8815ca05c04ae8fe10826d817e1",
    "metadata": {},
    "name": "useCompartilharHistoricoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e75a62b3a25cf8e786d61106bc5675a2";

export default node;
