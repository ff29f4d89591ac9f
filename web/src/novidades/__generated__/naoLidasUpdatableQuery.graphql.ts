/**
 * @generated SignedSource<<b48b2867a828493c78435d458cdf9802>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteUpdatableQuery } from 'relay-runtime';
export type naoLidasUpdatableQuery$variables = Record<PropertyKey, never>;
export type naoLidasUpdatableQuery$data = {
  get viewer(): {
    get naoLidas(): {
      mensagens: number | null;
      notificacoes: number | null;
    };
    set naoLidas(value: null | undefined);
  } | null;
  set viewer(value: null | undefined);
};
export type naoLidasUpdatableQuery = {
  response: naoLidasUpdatableQuery$data;
  variables: naoLidasUpdatableQuery$variables;
};

const node: ConcreteUpdatableQuery = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "naoLidasUpdatableQuery",
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
            "concreteType": "NaoLidas",
            "kind": "LinkedField",
            "name": "naoLidas",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mensagens",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notificacoes",
                "storageKey": null
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
  "kind": "UpdatableQuery"
};

(node as any).hash = "6f6911b7f10d73708618418faf0aaf4c";

export default node;
