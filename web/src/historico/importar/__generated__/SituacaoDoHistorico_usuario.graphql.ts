/**
 * @generated SignedSource<<a23a9c955eef439e0f61c302d925bb8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SituacaoDoHistorico_usuario$data = {
  readonly temHistorico: boolean;
  readonly " $fragmentType": "SituacaoDoHistorico_usuario";
};
export type SituacaoDoHistorico_usuario$key = {
  readonly " $data"?: SituacaoDoHistorico_usuario$data;
  readonly " $fragmentSpreads": FragmentRefs<"SituacaoDoHistorico_usuario">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SituacaoDoHistorico_usuario",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "temHistorico",
      "storageKey": null
    }
  ],
  "type": "Usuario",
  "abstractKey": null
};

(node as any).hash = "9ed6133524d43d95cf9f30e9bf2b3ce5";

export default node;
