/**
 * @generated SignedSource<<3463f74ae4631c38e160b396a459b2da>>
 * @relayHash 4b0587141e86638e8fac661c3f2b3d06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 756b1d64a65630cd3b4352c62c2f0a6a0b589544ecbc02639db45e0714acf8d2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelarDivulgacaoInput = {
  vaga: string;
};
export type useDivulgarCancelarMutation$variables = {
  input: CancelarDivulgacaoInput;
};
export type useDivulgarCancelarMutation$data = {
  readonly cancelarDivulgacao: {
    readonly selecao?: {
      readonly " $fragmentSpreads": FragmentRefs<"Situacao_selecao">;
    } | null;
  };
};
export type useDivulgarCancelarMutation = {
  response: useDivulgarCancelarMutation$data;
  variables: useDivulgarCancelarMutation$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDivulgarCancelarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelarDivulgacao",
        "plural": false,
        "selections": [
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
                    "name": "Situacao_selecao"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CancelarDivulgacaoSuccess",
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
    "name": "useDivulgarCancelarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelarDivulgacao",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
            "type": "CancelarDivulgacaoSuccess",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "756b1d64a65630cd3b4352c62c2f0a6a0b589544ecbc02639db45e0714acf8d2",
    "metadata": {},
    "name": "useDivulgarCancelarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f98d523c813e07017e91155a73ea5ff3";

export default node;
