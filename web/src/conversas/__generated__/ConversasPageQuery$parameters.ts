/**
 * @generated SignedSource<<907173fe050c666174049e16c43e3fb5>>
 * @relayHash 3e2ef7350bf89103b94530e6b2b88970
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88d2c5491583607a811ba60c8aaf1a8039441e103eeb6cf9002679b9ed0fd1bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversasPageQuery } from './ConversasPageQuery.graphql';

const node: PreloadableConcreteRequest<ConversasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88d2c5491583607a811ba60c8aaf1a8039441e103eeb6cf9002679b9ed0fd1bf",
    "metadata": {},
    "name": "ConversasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
