/**
 * @generated SignedSource<<a62c63f180521c3a88591bfc2396e229>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatosSection_selecao$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_viewer">;
  readonly " $fragmentType": "CandidatosSection_selecao";
};
export type CandidatosSection_selecao$key = {
  readonly " $data"?: CandidatosSection_selecao$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosSection_selecao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "codigo"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidatosSection_selecao",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "codigo",
          "variableName": "codigo"
        }
      ],
      "kind": "FragmentSpread",
      "name": "CandidatosPainel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8df3e6d67abd67dfde416589baf96907";

export default node;
