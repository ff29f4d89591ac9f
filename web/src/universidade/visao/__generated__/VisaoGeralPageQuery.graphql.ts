/**
 * @generated SignedSource<<2b5e650163e0d0f4b6a8d8485457a716>>
 * @relayHash 766d3596c9b5ecef78cd11236079948d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7725df11d5f9e3ed3773d8b208b17edd72953eebd1c2415a8fa4970179fa142

import type { ConcreteRequest } from 'relay-runtime';
export type VisaoGeralPageQuery$variables = Record<PropertyKey, never>;
export type VisaoGeralPageQuery$data = {
  readonly viewer: {
    readonly administracao: {
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
  "concreteType": "Administracao",
  "kind": "LinkedField",
  "name": "administracao",
  "plural": false,
  "selections": [
    {
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
    }
  ],
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
          (v0/*:: as any*/)
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
          (v0/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "f7725df11d5f9e3ed3773d8b208b17edd72953eebd1c2415a8fa4970179fa142",
    "metadata": {},
    "name": "VisaoGeralPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "743ccf22c2905d4f3b23f5b3948c769d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
