/**
 * @generated SignedSource<<2a5506ba978492d4f11733992b7f6965>>
 * @relayHash 9af36fb76a8e209f5b3a1cc5a2a92d00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d36a9651af76229af438ea16458dbe5976e5eb1475790a67d5e2d49dbb8a0f45

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DefinirVagasInput = {
  vaga: string;
  vagas?: number | null;
};
export type useDefinirLugaresMutation$variables = {
  input: DefinirVagasInput;
};
export type useDefinirLugaresMutation$data = {
  readonly definirVagas: {
    readonly __typename: "DefinirVagasSuccess";
    readonly selecao: {
      readonly " $fragmentSpreads": FragmentRefs<"Selecao_selecao">;
    } | null;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useDefinirLugaresMutation = {
  response: useDefinirLugaresMutation$data;
  variables: useDefinirLugaresMutation$variables;
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
  "type": "EntradaInvalida",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDefinirLugaresMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "definirVagas",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Selecao",
                "kind": "LinkedField",
                "name": "selecao",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Selecao_selecao"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "DefinirVagasSuccess",
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
    "name": "useDefinirLugaresMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "definirVagas",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Selecao",
                "kind": "LinkedField",
                "name": "selecao",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vagas",
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
            "type": "DefinirVagasSuccess",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d36a9651af76229af438ea16458dbe5976e5eb1475790a67d5e2d49dbb8a0f45",
    "metadata": {},
    "name": "useDefinirLugaresMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a1d6e2c750515186def30771338179f";

export default node;
