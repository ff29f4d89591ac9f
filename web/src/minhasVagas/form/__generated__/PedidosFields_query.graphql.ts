/**
 * @generated SignedSource<<b7eb9f25b5a144854f3c665a82609712>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PedidosFields_query$data = {
  readonly instituicao: {
    readonly cursos: ReadonlyArray<string>;
  };
  readonly " $fragmentType": "PedidosFields_query";
};
export type PedidosFields_query$key = {
  readonly " $data"?: PedidosFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PedidosFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PedidosFields_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Instituicao",
      "kind": "LinkedField",
      "name": "instituicao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cursos",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "dbbbdde1ddb021d8d0e55cba488329b7";

export default node;
