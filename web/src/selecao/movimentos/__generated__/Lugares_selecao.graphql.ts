/**
 * @generated SignedSource<<0f4f396ab3aa43ed75e48993c3b18015>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Lugares_selecao$data = {
  readonly aprovadas: number;
  readonly lugares: number | null;
  readonly " $fragmentType": "Lugares_selecao";
};
export type Lugares_selecao$key = {
  readonly " $data"?: Lugares_selecao$data;
  readonly " $fragmentSpreads": FragmentRefs<"Lugares_selecao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Lugares_selecao",
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
    }
  ],
  "type": "Selecao",
  "abstractKey": null
};

(node as any).hash = "b5a92a198d9b753bf83321d3b6a934a6";

export default node;
