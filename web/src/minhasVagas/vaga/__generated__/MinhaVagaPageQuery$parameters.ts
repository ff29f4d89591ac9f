/**
 * @generated SignedSource<<12bc4ae11889b7a0392ab36d700b1dc7>>
 * @relayHash c7a4381510fd763abdc9fa56a00d797d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ed20abfc598c43a9a12de582e9dc77cd0813346b9539336c469e1c16e358a03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhaVagaPageQuery } from './MinhaVagaPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhaVagaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ed20abfc598c43a9a12de582e9dc77cd0813346b9539336c469e1c16e358a03",
    "metadata": {},
    "name": "MinhaVagaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
