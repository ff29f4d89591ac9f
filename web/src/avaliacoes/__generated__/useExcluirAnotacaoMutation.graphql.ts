/**
 * @generated SignedSource<<a9562db4905bcb48399074352661fecf>>
 * @relayHash f15f173ce5a7e7ec451bb8fc315b0ed9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb6495e7376683234098126db10b93da0748506446839e895d526c63505cfab3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExcluirAnotacaoInput = {
  anotacao: string;
  candidatura: string;
};
export type useExcluirAnotacaoMutation$variables = {
  input: ExcluirAnotacaoInput;
};
export type useExcluirAnotacaoMutation$data = {
  readonly excluirAnotacao: {
    readonly __typename: "ExcluirAnotacaoSuccess";
    readonly avaliacao: {
      readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_avaliacao">;
    } | null;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useExcluirAnotacaoMutation = {
  response: useExcluirAnotacaoMutation$data;
  variables: useExcluirAnotacaoMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useExcluirAnotacaoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "excluirAnotacao",
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
                "name": "avaliacao",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "CandidatosPainel_avaliacao",
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
              }
            ],
            "type": "ExcluirAnotacaoSuccess",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExcluirAnotacaoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "excluirAnotacao",
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
                "name": "avaliacao",
                "plural": false,
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
              }
            ],
            "type": "ExcluirAnotacaoSuccess",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fb6495e7376683234098126db10b93da0748506446839e895d526c63505cfab3",
    "metadata": {},
    "name": "useExcluirAnotacaoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "47c156f365823af5fbd0a4b24b1a9ac1";

export default node;
