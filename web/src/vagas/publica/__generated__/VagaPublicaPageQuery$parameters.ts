/**
 * @generated SignedSource<<bf0ea64037dc68c64842146256a30f34>>
 * @relayHash 2919aa82365a4b1bb20dd8f400fda7b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a556f2a92c61e6c63c92119d7169423dea058d4dc6c8319b926730e347a78b50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPublicaPageQuery } from './VagaPublicaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPublicaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a556f2a92c61e6c63c92119d7169423dea058d4dc6c8319b926730e347a78b50",
    "metadata": {},
    "name": "VagaPublicaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
