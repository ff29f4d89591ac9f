/**
 * @generated SignedSource<<125a457c1cd527151be2a14a70860669>>
 * @relayHash 658f5bad63b6437575f867310343aab3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9c5fc92d0cf54acfecd633401506bebed9f2c2c8459739068e65da209aec555

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
                    "name": "etapa",
                    "storageKey": null
                  },
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
    "id": "a9c5fc92d0cf54acfecd633401506bebed9f2c2c8459739068e65da209aec555",
    "metadata": {},
    "name": "useCompartilharHistoricoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e75a62b3a25cf8e786d61106bc5675a2";

export default node;
