/**
 * @generated SignedSource<<77eac1799a2456de9c8669f4ab846d7b>>
 * @relayHash a2a74c58c672bb69414a0be12059c021
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea648ceccb1adab0e1210abf42f8c07112ee4cdeb025a9e8e2021bcaf1e2053c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisaoGeralPageQuery$variables = Record<PropertyKey, never>;
export type VisaoGeralPageQuery$data = {
  readonly viewer: {
    readonly administracao: {
      readonly retencao: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"Prazos_regra">;
      }> | null;
      readonly visaoGeral: {
        readonly aConfirmar: number;
        readonly alunos: number;
        readonly casos: number;
        readonly professores: number;
        readonly saude: ReadonlyArray<{
          readonly bem: boolean;
          readonly detalhe: string;
          readonly parte: string;
        }>;
        readonly suspensas: number;
      };
    };
  } | null;
};
export type VisaoGeralPageQuery = {
  response: VisaoGeralPageQuery$data;
  variables: VisaoGeralPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "VisaoGeral",
  "kind": "LinkedField",
  "name": "visaoGeral",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aConfirmar",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspensas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alunos",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "professores",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "casos",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ParteDoMural",
      "kind": "LinkedField",
      "name": "saude",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parte",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "detalhe",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "VisaoGeralPageQuery",
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
            "args": null,
            "concreteType": "Administracao",
            "kind": "LinkedField",
            "name": "administracao",
            "plural": false,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "RegraDeRetencao",
                  "kind": "LinkedField",
                  "name": "retencao",
                  "plural": true,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "Prazos_regra"
                    }
                  ],
                  "storageKey": null
                },
                "to": "NULL"
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VisaoGeralPageQuery",
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
            "args": null,
            "concreteType": "Administracao",
            "kind": "LinkedField",
            "name": "administracao",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RegraDeRetencao",
                "kind": "LinkedField",
                "name": "retencao",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "regra",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "titulo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dias",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "linhas",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "espera",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ea648ceccb1adab0e1210abf42f8c07112ee4cdeb025a9e8e2021bcaf1e2053c",
    "metadata": {},
    "name": "VisaoGeralPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "da3793e708ea52afbb6889da3991dba5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
