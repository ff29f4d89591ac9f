/**
 * @generated SignedSource<<9c08c28efb2b355cc1f043a79e692994>>
 * @relayHash 7839ed56f297e8b4ac14c505d0d97c18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38e1ed2974c2658adccd88e3cdd443709d9e6550e3ad9516ef5e4c52ca8033e2

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
      readonly " $fragmentSpreads": FragmentRefs<"Selecao_selecao">;
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
                    "name": "Selecao_selecao"
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
    "id": "38e1ed2974c2658adccd88e3cdd443709d9e6550e3ad9516ef5e4c52ca8033e2",
    "metadata": {},
    "name": "useDivulgarCancelarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "182c8e0ce7c0ac97b61948340efffa6b";

export default node;
