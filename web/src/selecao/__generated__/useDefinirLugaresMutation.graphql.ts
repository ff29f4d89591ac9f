/**
 * @generated SignedSource<<7b5c06fde0d365841a6ea4633d3fe2ac>>
 * @relayHash f093216e8ebff3fd9ed8192c71155d18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16e7b4c44276bd7ac2c47251a26dfecc8e99c1bc6ae786f767c8deb46f0196d8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DefinirLugaresInput = {
  antes?: LugaresAntesInput | null;
  lugares?: number | null;
  vaga: string;
};
export type LugaresAntesInput = {
  lugares?: number | null;
};
export type useDefinirLugaresMutation$variables = {
  input: DefinirLugaresInput;
};
export type useDefinirLugaresMutation$data = {
  readonly definirLugares: {
    readonly __typename: "DefinirLugaresSuccess";
    readonly selecao: {
      readonly " $fragmentSpreads": FragmentRefs<"Situacao_selecao">;
    } | null;
  } | {
    readonly __typename: "EdicaoEmConflito";
    readonly mensagem: string;
    readonly vaga: {
      readonly lugares: number | null;
      readonly selecao: {
        readonly " $fragmentSpreads": FragmentRefs<"Situacao_selecao">;
      } | null;
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
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lugares",
  "storageKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/)
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "Selecao",
  "kind": "LinkedField",
  "name": "selecao",
  "plural": false,
  "selections": [
    (v5/*:: as any*/),
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
    (v7/*:: as any*/)
  ],
  "storageKey": null
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
        "name": "definirLugares",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "DefinirLugaresSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "vaga",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "EdicaoEmConflito",
            "abstractKey": null
          },
          (v6/*:: as any*/)
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
        "name": "definirLugares",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v8/*:: as any*/)
            ],
            "type": "DefinirLugaresSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "vaga",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v8/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "EdicaoEmConflito",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "16e7b4c44276bd7ac2c47251a26dfecc8e99c1bc6ae786f767c8deb46f0196d8",
    "metadata": {},
    "name": "useDefinirLugaresMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38a64e9129b44bb47d32806fd3044dbf";

export default node;
