/**
 * @generated SignedSource<<d9bb818d2b2c2b405baf47bd5dfc7e10>>
 * @relayHash bb9eeccdcecb39375b47b2c7baa2f9f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d08faa0ffba5f6de2ddb34af549333c10bdde6fe11ddbc6b78cf9df8be5b080f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContaPageQuery$variables = Record<PropertyKey, never>;
export type ContaPageQuery$data = {
  readonly viewer: {
    readonly meusDados: {
      readonly " $fragmentSpreads": FragmentRefs<"MeusDados_dados">;
    } | null;
    readonly sessoes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Sessoes_sessoes">;
    }> | null;
  } | null;
};
export type ContaPageQuery = {
  response: ContaPageQuery$data;
  variables: ContaPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ContaPageQuery",
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
            "concreteType": "SessaoAberta",
            "kind": "LinkedField",
            "name": "sessoes",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Sessoes_sessoes"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MeusDados",
            "kind": "LinkedField",
            "name": "meusDados",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MeusDados_dados"
              }
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
    "name": "ContaPageQuery",
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
            "concreteType": "SessaoAberta",
            "kind": "LinkedField",
            "name": "sessoes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "codigo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dispositivo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rede",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "criadaEm",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "usadaEm",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "atual",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "MeusDados",
            "kind": "LinkedField",
            "name": "meusDados",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "CopiaDosDados",
                "kind": "LinkedField",
                "name": "copia",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "situacao",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expiraEm",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bytes",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ExclusaoDaConta",
                "kind": "LinkedField",
                "name": "exclusao",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "executarEm",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "oportunidadesEmAndamento",
                "storageKey": null
              }
            ],
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
    ]
  },
  "params": {
    "id": "d08faa0ffba5f6de2ddb34af549333c10bdde6fe11ddbc6b78cf9df8be5b080f",
    "metadata": {},
    "name": "ContaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "d4f133133a7920a669a6e5276105680e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
