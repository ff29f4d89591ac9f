/**
 * @generated SignedSource<<b88881d404791db45ca784ad4f7ce6a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Anuncio_mensagem$data = {
  readonly conteudo: string;
  readonly id: string;
  readonly minha: boolean;
  readonly " $fragmentType": "Anuncio_mensagem";
};
export type Anuncio_mensagem$key = {
  readonly " $data"?: Anuncio_mensagem$data;
  readonly " $fragmentSpreads": FragmentRefs<"Anuncio_mensagem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Anuncio_mensagem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conteudo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minha",
      "storageKey": null
    }
  ],
  "type": "Mensagem",
  "abstractKey": null
};

(node as any).hash = "f93880e96a36f84be42d946073804e44";

export default node;
