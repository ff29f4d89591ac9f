/**
 * @generated SignedSource<<6eb8fc53c02d0a7564c1669984cb094b>>
 * @relayHash 494c4ca44e3fd68c6b7787ef60b49295
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2400f6179e48654cf5164998db5cef6c1e05e81ab04b6abb394df1409c5ced1b

import type { ConcreteRequest } from 'relay-runtime';
export type VisaoGeralPageQuery$variables = Record<PropertyKey, never>;
export type VisaoGeralPageQuery$data = {
  readonly viewer: {
    readonly administracao: {
      readonly visaoGeral: {
        readonly aConfirmar: number;
        readonly alunos: number;
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
    "id": "2400f6179e48654cf5164998db5cef6c1e05e81ab04b6abb394df1409c5ced1b",
    "metadata": {},
    "name": "VisaoGeralPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "69e4cd543fc4083b8c943017501426f9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
