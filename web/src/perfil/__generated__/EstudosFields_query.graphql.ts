/**
 * @generated SignedSource<<3522b3124ccee98a78eb26a528085cba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EstudosFields_query$data = {
  readonly instituicao: {
    readonly cursos: ReadonlyArray<string>;
  };
  readonly " $fragmentType": "EstudosFields_query";
};
export type EstudosFields_query$key = {
  readonly " $data"?: EstudosFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"EstudosFields_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EstudosFields_query",
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

(node as any).hash = "47ac2def3f2e5f64c311bf1ccf090777";

export default node;
