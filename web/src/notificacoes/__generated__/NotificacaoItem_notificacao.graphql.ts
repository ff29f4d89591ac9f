/**
 * @generated SignedSource<<4de74d9a8d2cedd2565962e36ca4e439>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeNotificacao = "CANDIDATURA" | "CONEXAO" | "ENGAJAMENTO" | "MENSAGEM" | "OPORTUNIDADE";
import type { FragmentRefs } from "relay-runtime";
export type NotificacaoItem_notificacao$data = ReadonlyArray<{
  readonly acao: {
    readonly href: string;
    readonly rotulo: string;
  } | null;
  readonly criadaEm: string | null;
  readonly descricao: string | null;
  readonly id: string;
  readonly lida: boolean;
  readonly tipo: TipoDeNotificacao;
  readonly titulo: string;
  readonly " $fragmentType": "NotificacaoItem_notificacao";
}>;
export type NotificacaoItem_notificacao$key = ReadonlyArray<{
  readonly " $data"?: NotificacaoItem_notificacao$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotificacaoItem_notificacao">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "NotificacaoItem_notificacao",
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
      "name": "tipo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titulo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descricao",
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
      "name": "lida",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AcaoDaNotificacao",
      "kind": "LinkedField",
      "name": "acao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rotulo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "href",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Notificacao",
  "abstractKey": null
};

(node as any).hash = "ba0f4c48258b7b2a39b53d06e3c3030c";

export default node;
