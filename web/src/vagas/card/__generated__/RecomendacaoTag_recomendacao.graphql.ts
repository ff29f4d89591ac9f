/**
 * @generated SignedSource<<baa4300f983fdb70fbe7efd996ddf22d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecomendacaoTag_recomendacao$data = {
  readonly estrategias: ReadonlyArray<string>;
  readonly score: number | null;
  readonly " $fragmentType": "RecomendacaoTag_recomendacao";
};
export type RecomendacaoTag_recomendacao$key = {
  readonly " $data"?: RecomendacaoTag_recomendacao$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecomendacaoTag_recomendacao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RecomendacaoTag_recomendacao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "score",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "estrategias",
      "storageKey": null
    }
  ],
  "type": "Recomendacao",
  "abstractKey": null
};

(node as any).hash = "bbf1c441c248d19308fbb3c8bd870f76";

export default node;
